import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // Every address is known to the browser from the start: a page that was never visited opens without asking where it is.
  routeDiscovery: { mode: 'lazy' },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => compressFiles(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config

const packers = {
  br: promisify<Buffer, Buffer>(brotliCompress),
  gz: (bytes: Buffer) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(bytes, { level: 9 }),
}

/** Packs the files once, as small as they get, and not for each visitor. */
async function compressFiles(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const worthwhile = names.filter((name) => /\.(js|css|svg|wasm)$/.test(name)).map((name) => path.join(folder, name))
  await Promise.all(worthwhile.flatMap((file) => Object.entries(packers).map(([ending, pack]) => compressFile(file, ending, pack))))
}

async function compressFile(file: string, ending: string, pack: (bytes: Buffer) => Promise<Buffer>) {
  await writeFile(`${file}.${ending}`, await pack(await readFile(file)))
}
