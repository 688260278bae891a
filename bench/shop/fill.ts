import type { DB } from '#database/types.ts'
import { enterKeepers } from '#features/pets/import/keepers.ts'
import { DEMO_PRODUCTS } from '#features/products/demoproducts.ts'
import { saveProduct } from '#features/products/saveProduct.ts'
import { connect } from '#platform/database/connect.ts'
import { lawOn } from '#platform/law/tools.ts'
import { passwords } from '#platform/server/passwords.ts'

export interface Shop {
  slugs: string[]
  variants: string[]
  /** Of those who order. */
  emails: string[]
  password: string
}

const PASSWORD = 'paddock lantern biscuit'
const ADDRESS = {
  line1: '9 Orchard Rise',
  line2: '',
  town: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1AA',
  nation: 'England' as const,
}

/** Puts this many products and buyers on an empty register: the demo products again and again, each with a name of its own, and enough of each. */
export async function fill(url: string, products: number, buyers: number): Promise<Shop> {
  const { db, close } = connect<DB>(url, { max: 1 })
  const now = new Date()
  const slugs: string[] = []
  for (let index = 0; index < products; index += 1) {
    const demo = DEMO_PRODUCTS[index % DEMO_PRODUCTS.length]
    if (!demo) throw new Error('There are no demo products')
    const copy = Math.floor(index / DEMO_PRODUCTS.length)
    const variants = demo.variants.map((variant) => ({ ...variant, stock: 100_000 }))
    const { link: _, engraving: __, ...plain } = demo
    await saveProduct(db, { ...plain, variants, slug: `${demo.slug}-${copy}`, name: `${demo.name} ${copy}`, position: index }, now)
    slugs.push(`${demo.slug}-${copy}`)
  }
  const emails = Array.from({ length: buyers }, (_, index) => `buyer${index}@example.org`)
  const keepers = emails.map((email) => ({ name: 'Nia Powell', email, mobile: '+447700900201', ...ADDRESS }))
  const passwordHash = await passwords().inLine('bench', ({ hash }) => hash(PASSWORD))
  await db.transaction().execute((transaction) => enterKeepers(lawOn(transaction, now, null), keepers, passwordHash))
  const variants = (await db.selectFrom('variant').select('id').execute()).map(({ id }) => id)
  await close()
  return { slugs, variants, emails, password: PASSWORD }
}
