import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES, type Refused } from './files.ts'

/** A picture that is safe to show: drawn anew, upright, at most 2000 pixels a side, and without a word about who took it where. */
export interface Picture {
  bytes: Uint8Array
  type: 'image/webp'
  width: number
  height: number
}

const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
const MAX_EDGE = 2000
/** Large enough for any phone, small enough that unpacking it cannot fill the memory. */
const MAX_MEGAPIXELS = 64

/**
 * Draws an uploaded picture anew. What it is, its bytes decide, never its name; all that is not the picture goes: location, camera, thumbnails,
 * anything hidden behind or inside the file. Of a moving picture the first image stays. Answers a sentence for the person when it cannot be taken.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Picture | Refused> {
  if (bytes.length > MAX_UPLOAD_BYTES) return { refused: 'Picture must be 10 MB or smaller' }

  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime.startsWith('image/hei'))
    return { refused: 'Phone pictures in HEIC cannot be read here. Save or share it as JPEG, then choose it again' }
  if (!found || !READABLE.has(found.mime)) return { refused: 'Choose a JPEG, PNG or WebP picture' }

  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return damaged
  const megapixels = Math.ceil((size.width * size.height) / 1_000_000)
  if (megapixels > MAX_MEGAPIXELS) return { refused: `Picture must have at most ${MAX_MEGAPIXELS} megapixels, this one has ${megapixels}` }

  return draw(bytes).catch(() => damaged)
}

const damaged: Refused = { refused: 'This picture is damaged. Choose another one' }

async function draw(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: 20 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height }
}
