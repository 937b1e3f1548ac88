import { expect, test } from "vitest";
import { isNear } from "./near";

test("a private address is near, this machine alone and the wide world are not", () => {
  for (const host of ["192.168.1.7", "10.0.0.2", "172.20.1.1", "table.local"])
    expect(isNear(host)).toBe(true);
  for (const host of ["127.0.0.1", "localhost", "172.32.0.1", "8.8.8.8", "10.example.org"])
    expect(isNear(host)).toBe(false);
});
