import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import type { Refused } from './files.ts'
import type { Picture } from './picture.ts'

const READABLE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
const MAX_EDGE = 2000
/** Room for any camera; a picture beyond it is made to fill memory or to take for ever. */
const LONGEST_EDGE = 12_000
const MAX_MEGAPIXELS = 40
const SECONDS = 8

const damaged: Refused = { refused: 'This picture is damaged. Choose a different one' }

/** Draws a picture anew, upright and without anything else that was in its file. How large it is, its header says, before a pixel is unpacked. */
export async function redraw(bytes: Uint8Array): Promise<Picture | Refused> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime.startsWith('image/hei')) return { refused: 'We can’t read HEIC photos. Save or share it as a JPEG, then choose it again' }
  if (!found || !READABLE.has(found.mime)) return { refused: 'Choose a JPEG, PNG or WebP picture' }

  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!size) return damaged
  const tooLarge = refusalOf(size)
  return tooLarge ? { refused: tooLarge } : draw(bytes).catch(() => damaged)
}

/** A picture of 16 bits a colour weighs twice what others weigh. */
function refusalOf({ width, height, depth }: Metadata): string | null {
  const isDeep = !['uchar', 'char'].includes(depth)
  const most = isDeep ? MAX_MEGAPIXELS / 2 : MAX_MEGAPIXELS
  const megapixels = Math.ceil((width * height) / 1_000_000)
  if (Math.max(width, height) > LONGEST_EDGE)
    return `Choose a picture up to ${LONGEST_EDGE.toLocaleString('en-GB')} pixels wide and high. This one is ${width.toLocaleString('en-GB')} by ${height.toLocaleString('en-GB')}`
  if (megapixels <= most) return null
  return `Choose a picture of up to ${most} megapixels${isDeep ? ', or save it with 8 bits per colour' : ''}. This one has ${megapixels}`
}

async function draw(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height }
}
