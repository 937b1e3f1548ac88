// Tables at a server: HTTP and WebSockets. The page is served beside `api/`.

import type { Failure } from "$protocol";
import { OFFLINE, Refused, type TableSocket, type Transport } from "./transport";

async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  token = "",
  credentials: RequestCredentials = token ? "omit" : "same-origin", // others here have no cookie
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials,
    });
  } catch {
    throw new Refused(OFFLINE);
  }
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok || json === null) throw new Refused((json as Failure | null)?.refusal ?? OFFLINE);
  return json as T;
}

class ServerSocket implements TableSocket {
  onmessage: (text: string) => void = () => undefined;
  onclose: () => void = () => undefined;
  private readonly socket: WebSocket;

  constructor(table: string, after: number, token: string) {
    const path = `api/tables/${table}/socket?preview=true&after=${after}`;
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.socket = new WebSocket(address, token ? ["chabudai", `token.${token}`] : []);
    this.socket.onmessage = (message) => this.onmessage(message.data as string);
    this.socket.onclose = () => this.onclose();
  }

  get opening(): boolean {
    return this.socket.readyState === WebSocket.CONNECTING;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }
}

export const server: Transport = {
  call,
  open: (table, after, token) => new ServerSocket(table, after, token),
};
