// Tables on this device: Python in a worker of this page. All of it is fetched when first needed.

import { kept } from "../keep";
import type { Engine, Listener } from "../offline/engine";
import type { TableSocket, Transport } from "./transport";

const engine = (): Promise<Engine> => import("../offline/engine").then((found) => found.engine());

/** Begin to load Python, for it will be needed soon. */
export const warm = (): void => void engine().catch(() => undefined);

/** Whoever holds the device, unless another person's token is given. */
const who = (token: string): string => token || `device.${kept("name", "") || "—"}`;

class LocalSocket implements TableSocket {
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  opening = true;
  private readonly listener: Promise<Listener>;

  constructor(table: string, after: number, token: string) {
    const hear = (text: string | null) => this.hear(text);
    this.listener = engine().then((found) => found.open(table, after, who(token), hear));
    this.listener.catch(() => this.hear(null));
  }

  private hear(text: string | null): void {
    this.opening = false;
    if (text === null) this.onclose();
    else this.onmessage(text);
  }

  send(text: string): void {
    void this.listener.then((listener) => listener.send(text));
  }

  close(): void {
    this.opening = false;
    void this.listener.then((listener) => listener.close());
    this.onclose();
  }
}

export const local: Transport = {
  call: async <T>(method: string, path: string, body?: unknown, token = "") =>
    (await engine()).call<T>(method, path, body, who(token)),
  open: (table, after, token) => new LocalSocket(table, after, token),
};
