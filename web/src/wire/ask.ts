// Ask Python: `ask("module:function", …)`, a function that stands in chabudai/table/asked.py. A
// server answers while it is there, else Python in this page.

import type { Answered, Refusal } from "$protocol";
import { engine, isRunning } from "../offline/engine";
import { server } from "./server";
import { OFFLINE, Refused } from "./transport";

type Told = { answer: unknown } | { refusal: Refusal };

export async function ask<T>(target: string, ...values: unknown[]): Promise<T> {
  if (!isRunning()) {
    try {
      return (await server.call<Answered>("POST", "/ask", { target, values })).answer as T;
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.id !== OFFLINE.id) throw error;
    }
  }
  const told = await engine().ask<Told>("chabudai.table.asked:told", target, values);
  if ("refusal" in told) throw new Refused(told.refusal);
  return told.answer as T;
}
