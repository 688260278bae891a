import sharp from 'sharp'

/** A picture to be made: a drawing of ours, and a photo laid over a part of it. */
export interface Composition {
  /** An SVG without text: what fonts a machine has must not matter. Its size is that of the picture. */
  drawing: string
  photo: { bytes: Uint8Array; left: number; top: number; width: number; height: number } | null
}

/** The finished picture, as a JPEG. */
export async function compose({ drawing, photo }: Composition) {
  const ground = sharp(Buffer.from(drawing), { density: 72 })
  const layers = photo ? [{ input: await cut(photo), left: photo.left, top: photo.top }] : []
  const { data, info } = await ground
    .composite(layers)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .timeout({ seconds: 8 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, type: 'image/jpeg' as const, width: info.width, height: info.height }
}

/** The most telling part of a photo, as large as its place. */
const cut = ({ bytes, width, height }: NonNullable<Composition['photo']>) =>
  sharp(bytes, { failOn: 'error' }).autoOrient().resize({ width, height, fit: 'cover', position: 'attention' }).toBuffer()
