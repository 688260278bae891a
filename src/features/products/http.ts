import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { failure } from '#platform/contract/envelope.ts'
import { newId } from '#platform/database/id.ts'
import type { Serving } from '#platform/server/serve.ts'
import { Art, drawProduct } from './art/draw.ts'
import { FORMATS, WIDTHS } from './kit/pictures.ts'

const NAME = /^(?<slug>[a-z0-9-]{1,120})-(?<width>\d{2,4})\.(?<format>webp|avif|png)$/
const SOCIAL = { width: 1200, height: 630 }
const SIZES = new Set<number>([...Object.values(WIDTHS), SOCIAL.width])
const A_MONTH = 30 * 86_400

/** `GET /pictures/products/:name`: the picture of a product in one size and format, drawn once and kept beside the data. */
export function serveProductPictures(app: FastifyInstance, { db, services }: Serving) {
  const kept = path.join(services.config.DATA_DIR, 'pictures')
  const making = new Map<string, Promise<Buffer | null>>()

  app.get<{ Params: { name: string } }>('/pictures/products/:name', async ({ params: { name } }, reply) => {
    const asked = NAME.exec(name)?.groups
    const format = FORMATS.find((one) => one === asked?.['format'])
    const width = Number(asked?.['width'])
    if (!asked?.['slug'] || !format || !SIZES.has(width)) return reply.code(404).send(failure(404, 'noPicture', 'There’s no picture here'))
    const begun = making.get(name) ?? pictureOf(name, asked['slug'], width, format)
    making.set(name, begun)
    const bytes = await begun.finally(() => making.delete(name))
    if (!bytes) return reply.code(404).send(failure(404, 'noPicture', 'There’s no picture here'))
    return reply.type(`image/${format}`).header('cache-control', `public, max-age=${A_MONTH}`).send(bytes)
  })

  async function pictureOf(name: string, slug: string, width: number, format: (typeof FORMATS)[number]): Promise<Buffer | null> {
    const product = await db.selectFrom('product').select('art').where('slug', '=', slug).executeTakeFirst()
    const art = Art.safeParse(product?.art).data
    if (!art) return null
    const file = path.join(kept, name)
    const before = await readFile(file).catch(() => null)
    if (before) return before
    const drawn = drawProduct(art, width === SOCIAL.width ? SOCIAL : { width })
    const bytes = await sharp(Buffer.from(drawn))
      .toFormat(format, format === 'avif' ? { effort: 2 } : {})
      .toBuffer()
    await mkdir(kept, { recursive: true })
    const half = `${file}.${newId()}`
    await writeFile(half, bytes)
    await rename(half, file)
    return bytes
  }
}
