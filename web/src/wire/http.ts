// Requests to the server; an answer that is not a success is thrown as Refused.

import type { Failure, Refusal } from "$protocol";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export const OFFLINE: Refusal = {
  id: "web-offline",
  clause: "",
  args: {},
  text: "The server does not answer.",
};

export async function call<T>(
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
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials,
    });
  } catch {
    throw new Refused(OFFLINE);
  }
  const json: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused((json as Failure | null)?.refusal ?? OFFLINE);
  return json as T;
}

export const get = <T>(path: string, token = "") => call<T>("GET", path, undefined, token);
export const post = <T>(path: string, body: unknown = undefined, token = "") =>
  call<T>("POST", path, body, token);
