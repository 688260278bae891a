import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import * as z from 'zod'
import { scanPdf } from './pdfscan.ts'
import { redraw } from './redraw.ts'

/** The process in which strangers' files are taken apart. It holds no secret, writes nothing, and may be killed at any moment. */
const Work = z.object({ kind: z.enum(['picture', 'pdf']), bytes: z.instanceof(Uint8Array) })

sharp.concurrency(1)
sharp.cache(false)

async function answer(message: unknown) {
  const { kind, bytes } = Work.parse(message)
  if (kind === 'picture') return redraw(bytes)
  const found = scanPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  return found === true ? { isFit: true } : found
}

process.on('message', (message) => {
  answer(message).then(
    (answered) => process.send?.(answered),
    () => process.exit(1),
  )
})
process.once('disconnect', () => process.exit())
