// Tables on this device: Python in a worker of this page. All of it is fetched when first needed.

import { kept } from "../keep";
import { engine, type Listener } from "../offline/engine";
import type { TableSocket, Transport } from "./transport";

/** Begin to load Python, for it will be needed soon. */
export const warm = (): void => void engine();

/** Whoever holds the device, unless another person's token is given. */
const who = (token: string): string => token || `device.${kept("name", "") || "—"}`;

class LocalSocket implements TableSocket {
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  opening = true;
  private readonly listener: Listener;

  constructor(table: string, after: number, token: string) {
    this.listener = engine().open(table, after, who(token), (text) => this.hear(text));
  }

  private hear(text: string | null): void {
    this.opening = false;
    if (text === null) this.onclose();
    else this.onmessage(text);
  }

  send(text: string): void {
    this.listener.send(text);
  }

  close(): void {
    this.opening = false;
    this.listener.close();
    this.onclose();
  }
}

export const local: Transport = {
  call: <T>(method: string, path: string, body?: unknown, token = "") =>
    engine().call<T>(method, path, body, who(token)),
  open: (table, after, token) => new LocalSocket(table, after, token),
};
