// Ask Python: `ask("module:function", …)`, a function that stands in chabudai/table/asked.py. A
// server answers while it is there, else Python in this page.

import type { Answered } from "$protocol";
import { server } from "./server";
import { OFFLINE, Refused } from "./transport";

export async function ask<T>(target: string, ...values: unknown[]): Promise<T> {
  const { engine, isRunning } = await import("../offline/engine");
  if (!isRunning()) {
    try {
      return (await server.call<Answered>("POST", "/ask", { target, values })).answer as T;
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.id !== OFFLINE.id) throw error;
    }
  }
  return engine().ask<T>("chabudai.table.asked:answer", target, values);
}
