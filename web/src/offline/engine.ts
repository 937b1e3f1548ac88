// The page's end of the line to Python in its worker.

import type { Refusal } from "$protocol";
import { siteVersion } from "../site";
import { Refused } from "../wire/transport";
import type { Asked, FromWorker, Question, Request } from "./worker";

const FAILED: Refusal = { id: "web-here-failed", clause: "", args: {}, text: "Python failed." };

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** Somebody who listens at a table on this device. */
export interface Listener {
  send(text: string): void;
  close(): void;
}

type Told = { answer: unknown } | { refusal: Refusal };

export class Engine {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, Waiting>();
  private readonly listening = new Map<number, (text: string | null) => void>();
  private count = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.fail();
    const folder = new URL(".", document.baseURI).href;
    this.worker.postMessage({ folder, version: siteVersion() });
  }

  private hear(said: FromWorker): void {
    if ("ready" in said) return tellReady();
    if ("socket" in said) return this.listening.get(said.socket)?.(said.text);
    const found = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if ("error" in said) found?.reject(failed(said.error));
    else found?.resolve(said.answer);
  }

  private fail(): void {
    for (const { reject } of this.waiting.values()) reject(failed("the worker stopped"));
    for (const hear of this.listening.values()) hear(null);
    this.waiting.clear();
  }

  private post(asked: Omit<Question, "id"> | Omit<Request, "id">): Promise<unknown> {
    const id = ++this.count;
    this.worker.postMessage({ ...asked, id });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** Call "module:function" with values that JSON can tell. */
  async ask<T>(target: string, ...values: unknown[]): Promise<T> {
    return (await this.post({ target, values })) as T;
  }

  /** A request as to a server; a refusal is thrown. */
  async call<T>(method: string, path: string, body: unknown, token: string): Promise<T> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const told = JSON.parse((await this.post({ method, path, text, token })) as string) as Told;
    if ("refusal" in told) throw new Refused(told.refusal);
    return told.answer as T;
  }

  /** Listen at a table; null is heard when there is nothing more to hear. */
  open(table: string, after: number, token: string, hear: (text: string | null) => void): Listener {
    const socket = ++this.count;
    this.listening.set(socket, hear);
    const say = (asked: Asked) => this.worker.postMessage({ socket, ...asked });
    say({ table, after, token });
    return {
      send: (text) => say({ text }),
      close: () => {
        this.listening.delete(socket);
        say({ closed: true });
      },
    };
  }
}

function failed(detail: string): Refused {
  console.warn(detail);
  return new Refused({ ...FAILED, args: { detail: detail.slice(0, 200) } });
}

let running: Engine | null = null;
let tellReady: () => void;
/** Python has been loaded; perhaps it never will be. */
export const pythonReady = new Promise<void>((resolve) => (tellReady = resolve));

export const isRunning = (): boolean => running !== null;

/** The one engine of this page; Python begins to load with the first call. */
export function engine(): Engine {
  running ??= new Engine();
  return running;
}
