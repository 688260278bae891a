import type { Composition } from './compose.ts'
import { decode } from './decoder.ts'
import { MAX_UPLOAD_BYTES, type Refused } from './files.ts'

/** A picture that is safe to show: drawn anew, upright, at most 2000 pixels a side, and without a word about who took it where. */
export interface Picture {
  bytes: Uint8Array
  type: 'image/webp' | 'image/jpeg'
  width: number
  height: number
}

/**
 * Draws an uploaded picture anew. What it is, its bytes decide, never its name; all that is not the picture goes: location, camera, thumbnails,
 * anything hidden behind or inside the file. Of a moving picture the first image stays. Answers a sentence for the person when it cannot be taken.
 * @throws DecoderBusy when too many files wait already
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Picture | Refused> {
  if (bytes.length > MAX_UPLOAD_BYTES) return { refused: 'Picture must be 10 MB or smaller' }
  const drawn = await decode({ kind: 'picture', bytes })
  if (drawn === 'stuck' || 'isFit' in drawn)
    return { refused: 'This picture is too complex for us to open. Save it as a JPEG, then choose it again' }
  return drawn
}

/**
 * A picture made of a drawing of ours and a photo, as a JPEG; null where it can't be made.
 * @throws DecoderBusy when too many files wait already
 */
export async function composedPicture(composition: Composition): Promise<Buffer | null> {
  const made = await decode({ kind: 'compose', ...composition })
  return made === 'stuck' || !('bytes' in made) ? null : Buffer.from(made.bytes)
}
