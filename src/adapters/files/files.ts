/** A kept file. `type` is the media type it was put with, `size` its bytes. */
interface Kept {
  bytes: Uint8Array
  type: string
  size: number
}

/** Keeps files under keys like `pets/0199a1f2-….webp`. What `put` has answered survives a crash. A key must match {@link checkKey}. */
export interface Files {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** The file, or null when there is none under this key. */
  get(key: string): Promise<Kept | null>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}

/** Why a file cannot be taken, in a sentence for the person who chose it. */
export interface Refused {
  refused: string
}

/** What a person may upload: 10 MiB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/

/** Returns the key, or throws when it could lead out of its folder: small letters, digits, hyphens, slashes between, one extension. */
export function checkKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new Error(`A file can’t be stored under the key ${JSON.stringify(key.slice(0, 80))}`)
  return key
}
