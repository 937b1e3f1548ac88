// The logs of the tables on this device, in IndexedDB: lines are added, never changed.

const NAME = "chabudai";
const ENDS = "chabudai-ends"; // apart, so that no open tab of an older version is in the way
const VERSION = 1;

/** What Python is told: nothing, if all went well; else why not. */
type Trouble = "" | "conflict" | "storage-full" | "storage-denied";

export class Store {
  private opened: Promise<IDBDatabase> | null = null;
  private ended: Promise<IDBDatabase> | null = null;
  private readonly channel = new BroadcastChannel("chabudai-tables");

  /** `heard` is told of a table to which another tab has added. */
  constructor(heard: (table: string) => void) {
    this.channel.onmessage = ({ data }: MessageEvent<string>) => heard(data);
    void this.open().catch(() => undefined); // who needs it will be told
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= opened(NAME, ["tables", "lines"]); // by id, the plan; by id and number
    return this.opened;
  }

  private endings(): Promise<IDBDatabase> {
    this.ended ??= opened(ENDS, ["ends"]);
    return this.ended;
  }

  /** Plans as JSON texts, by id: all tables on this device. */
  async plans(): Promise<string> {
    const database = await this.open();
    const store = database.transaction("tables").objectStore("tables");
    const [ids, plans] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return JSON.stringify(ids.map((id, i) => [id, plans[i] as string]));
  }

  /** The plan of a table and its lines from a number on; an empty text: there is no such table. */
  async read(id: string, from: number): Promise<string> {
    const transaction = (await this.open()).transaction(["tables", "lines"]);
    const range = IDBKeyRange.bound([id, from], [id, Infinity]);
    const [plan, lines] = await Promise.all([
      done(transaction.objectStore("tables").get(id)),
      done(transaction.objectStore("lines").getAll(range)),
    ]);
    return plan === undefined ? "" : JSON.stringify([plan, lines]);
  }

  /** Add lines from a number on; a plan comes with the first ones. All of it is kept, or nothing. */
  async append(id: string, first: number, lines: string, plan: string): Promise<Trouble> {
    return told(async () => {
      const database = await this.open();
      const transaction = database.transaction(["tables", "lines"], "readwrite", {
        durability: "strict",
      });
      if (plan) transaction.objectStore("tables").add(plan, id);
      const store = transaction.objectStore("lines");
      (JSON.parse(lines) as string[]).forEach((line, i) => store.add(line, [id, first + i]));
      await finished(transaction);
      this.channel.postMessage(id);
    });
  }

  /** Of finished games how they ended, by id. */
  async ends(): Promise<string> {
    const store = (await this.endings()).transaction("ends").objectStore("ends");
    const [ids, ends] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return JSON.stringify(ids.map((id, i) => [id, ends[i] as string]));
  }

  async note(id: string, end: string): Promise<Trouble> {
    return told(async () => {
      const transaction = (await this.endings()).transaction("ends", "readwrite");
      transaction.objectStore("ends").put(end, id);
      await finished(transaction);
    });
  }

  async remove(id: string): Promise<Trouble> {
    return told(async () => {
      const transaction = (await this.open()).transaction(["tables", "lines"], "readwrite");
      transaction.objectStore("tables").delete(id);
      transaction.objectStore("lines").delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
      await finished(transaction);
      (await this.endings()).transaction("ends", "readwrite").objectStore("ends").delete(id);
    });
  }
}

function opened(name: string, stores: string[]): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => stores.forEach((store) => asked.result.createObjectStore(store));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
  });
}

/** What went wrong, if anything. */
async function told(change: () => Promise<void>): Promise<Trouble> {
  try {
    await change();
    return "";
  } catch (error) {
    return trouble(error);
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not written"));
  });
}

function trouble(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "ConstraintError") return "conflict"; // another tab was quicker
  return name === "QuotaExceededError" ? "storage-full" : "storage-denied";
}
