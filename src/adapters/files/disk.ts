import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type Files } from './files.ts'

/**
 * The embedded sandbox: plain files in a folder, so that ordinary tools can read and back them up. Each is written beside its place, flushed and
 * renamed, so a crash leaves the old file or the new one and never half of one. The media type lies beside it in `<key>~type`,
 * a name that no key can have. A full disk rejects with the system's ENOSPC.
 */
export function diskFiles(folder: string): Files {
  return {
    async put(key, bytes, type) {
      const path = join(folder, checkKey(key))
      const made = await mkdir(dirname(path), { recursive: true })
      await write(typeOf(path), Buffer.from(type))
      await write(path, bytes)
      await flush(dirname(path), made ? dirname(made) : dirname(path))
    },

    async get(key) {
      const path = join(folder, checkKey(key))
      const [bytes, type] = await Promise.all([read(path), read(typeOf(path))])
      return bytes && type && { bytes, type: type.toString(), size: bytes.length }
    },

    async remove(key) {
      const path = join(folder, checkKey(key))
      await rm(path, { force: true })
      await rm(typeOf(path), { force: true })
    },
  }
}

function typeOf(path: string) {
  return `${path}~type`
}

async function write(path: string, bytes: Uint8Array) {
  const unfinished = `${path}~${randomUUID()}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    await file
      .writeFile(bytes)
      .then(() => file.sync())
      .finally(() => file.close())
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A new name lasts through a power cut only when its folder is flushed, and a new folder only when the one above is. */
async function flush(folder: string, top: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
  if (folder !== top) await flush(dirname(folder), top)
}

async function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
}
