import sharp from 'sharp'

/** A small picture, as a camera might send it. */
export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 24, height: 24, channels: 3, background: '#0f6b56' } })
    .png()
    .toBuffer()
