import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.CHABUDAI_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  resolve: {
    alias: {
      $views: fileURLToPath(new URL("../chabudai/server/schema/views", import.meta.url)),
      $protocol: fileURLToPath(new URL("../chabudai/server/schema/protocol.ts", import.meta.url)),
    },
  },
  build: { outDir: "../chabudai/server/browser", emptyOutDir: true, target: "es2022" },
  server: {
    fs: { allow: [".."] }, // sentences and rules lie beside the Python code
    proxy: { "/api": { target: server, ws: true } },
  },
});
