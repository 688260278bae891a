import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DecoderBusy } from './decoder.ts'
import type { Refused } from './files.ts'
import { checkPdf } from './pdf.ts'
import { cleanPicture, type Picture } from './picture.ts'

const red = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
const SECRET = 'where Anna lives'

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a picture in %s is drawn anew as WebP in its own size', async (format) => {
  const clean = picture(await cleanPicture(await red.clone().toFormat(format).toBuffer()))
  expect(clean).toMatchObject({ type: 'image/webp', width: 60, height: 40 })
  expect(await sharp(clean.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
})

test('nothing stays of where and with what it was taken', async () => {
  const gps = { GPSLatitude: '51/1 28/1 53/1', GPSLatitudeRef: 'N' }
  const taken = await red
    .clone()
    .jpeg()
    .withExif({ IFD0: { Artist: SECRET }, IFD3: gps })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
    .toBuffer()
  expect(taken.includes(SECRET)).toBe(true)

  const clean = picture(await cleanPicture(taken))
  const { exif, xmp, iptc, icc } = await sharp(clean.bytes).metadata()
  expect({ exif, xmp, iptc, icc }).toEqual({})
  expect(Buffer.from(clean.bytes).includes(SECRET)).toBe(false)
})

test('a phone picture taken on its side stands upright', async () => {
  const lying = await red.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await cleanPicture(lying)).toMatchObject({ width: 40, height: 60 })
})

test('a picture larger than 2000 pixels is made smaller in proportion', async () => {
  const wide = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect(await cleanPicture(wide)).toMatchObject({ width: 2000, height: 1000 })
})

test('a small file that unpacks to 10,000 by 10,000 pixels is refused with the reason', async () => {
  const bomb = png(10_000, 10_000)
  expect(bomb.length).toBeLessThan(20_000)
  expect(await cleanPicture(bomb)).toEqual({ refused: 'Choose a picture of up to 40 megapixels. This one has 100' })
})

test.each<[string, Buffer, string]>([
  ['1 by 60,000,000 pixels', png(1, 60_000_000), 'Choose a picture up to 12,000 pixels wide and high. This one is 1 by 60,000,000'],
  [
    '64 megapixels of 16 bits',
    png(8000, 8000, 16),
    'Choose a picture of up to 20 megapixels, or save it with 8 bits per colour. This one has 64',
  ],
])('a small file that unpacks to %s is refused within a second, by what its header says', async (_, bomb, refused) => {
  await cleanPicture(Buffer.from('the process that looks at pictures has begun'))
  const began = performance.now()
  expect(await cleanPicture(bomb)).toEqual({ refused })
  expect(performance.now() - began).toBeLessThan(1000)
})

test('of twenty pictures at once sixteen wait their turn, the rest are turned away at once, and timers go on meanwhile', async () => {
  const large = png(500, 500, 8)
  const lags: number[] = []
  let then = performance.now()
  const ticking = setInterval(() => {
    lags.push(performance.now() - then)
    then = performance.now()
  }, 10)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => cleanPicture(large)))
  clearInterval(ticking)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DecoderBusy)
  expect(Math.max(...lags)).toBeLessThan(500)
})

test('a picture that is a script as well keeps only the picture', async () => {
  const script = '*/=1;alert("read me")'
  const both = Buffer.concat([await red.clone().gif().toBuffer(), Buffer.from(script)])
  const clean = picture(await cleanPicture(both))
  expect(Buffer.from(clean.bytes).includes('alert')).toBe(false)
})

test.each<[string, Buffer]>([
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF')],
  ['an archive', Buffer.from('504b0304140000000000', 'hex')],
  ['an empty file', Buffer.alloc(0)],
])('%s is refused as a picture', async (_, bytes) => {
  expect(await cleanPicture(bytes)).toEqual({ refused: 'Choose a JPEG, PNG or WebP picture' })
})

test('a TIFF is refused although it could be read', async () => {
  expect(await cleanPicture(await red.clone().tiff().toBuffer())).toMatchObject({ refused: expect.stringContaining('Choose a JPEG') })
})

test('a HEIC picture is refused with the way out', async () => {
  const heic = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0heicmif1')])
  expect(await cleanPicture(heic)).toEqual({
    refused: 'We can’t read HEIC photos. Save or share it as a JPEG, then choose it again',
  })
})

test('a picture that was cut short is refused', async () => {
  const whole = await sharp({
    create: { width: 600, height: 400, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 }, background: 'red' },
  })
    .png()
    .toBuffer()
  expect(await cleanPicture(whole.subarray(0, whole.length / 2))).toEqual({ refused: 'This picture is damaged. Choose a different one' })
  expect(await cleanPicture(whole.subarray(0, 20))).toEqual({ refused: 'This picture is damaged. Choose a different one' })
})

test('a file over 10 MB is refused before it is read', async () => {
  expect(await cleanPicture(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual({ refused: 'Picture must be 10 MB or smaller' })
  expect(await checkPdf(Buffer.alloc(10 * 1024 * 1024 + 1))).toEqual({ refused: 'PDF must be 10 MB or smaller' })
})

function picture(clean: Picture | Refused): Picture {
  if ('refused' in clean) throw new Error(clean.refused)
  return clean
}

/** A black PNG, which packs very small: grey of one bit a pixel, or in colours of 8 or 16 bits each. */
function png(width: number, height: number, bits: 1 | 8 | 16 = 1) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(bits, 8)
  header.writeUInt8(bits === 1 ? 0 : 2, 9)
  const bitsAPixel = bits === 1 ? 1 : bits * 3
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil((width * bitsAPixel) / 8))), { level: 9 })
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
