import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply } from 'fastify'
import pg from 'pg'
import * as z from 'zod'

/** The least that could answer: bare Fastify, prepared statements on the same tables, and answers of the same size. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = Fastify()
const Sizes = z.record(z.string(), z.number())
const sizes = Sizes.parse(JSON.parse(process.env['SIZES'] ?? '{}'))
const fillers = Object.fromEntries(Object.entries(sizes).map(([task, size]) => [task, 'x'.repeat(Math.max(0, size - 60))]))

const answer = (reply: FastifyReply, task: string, rows: number) =>
  reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ statusCode: 200, message: 'Done', data: { rows, filler: fillers[task] } }))

const PRODUCTS = `select product.id, slug, product.name, summary, min(pence) from product join variant on variant.product_id = product.id
  where product.on_sale and category = $1 group by product.id order by product.position, product.id limit 24 offset $2`
const DETAIL = 'select * from product join variant on variant.product_id = product.id where slug = $1'
const CART =
  'select * from cart join cart_line on cart_id = cart.id join variant on variant.id = variant_id join product on product.id = product_id where token_hash = $1'
const NEW_CART = 'insert into cart (id, token_hash, created_at, changed_at) values ($1, $2, now(), now())'
const LINE = 'insert into cart_line (id, cart_id, variant_id, quantity, added_at) values ($1, $2, $3, 1, now())'
const STOCK = 'update variant set stock = stock - 1 where id = $1'
const ORDER = `insert into bench_order (id, status, status_at, account_id, method, delivery_pence, discount_pence, pence, vat_pence, reserved_until, created_at)
  values ($1, 'placed', now(), (select id from account limit 1), 'standard', 395, 0, 1000, 160, now(), now())`
const ORDER_LINE = `insert into bench_order_line (id, order_id, position, variant_id, words, quantity, each_pence, discount_pence, pence)
  values ($1, $2, 0, $3, 'A collar', 1, 605, 0, 605)`

/** Without the rules that the database keeps of an order: each must have its event. */
const TABLES = `create table bench_order (like shop_order including all); create table bench_order_line (like shop_order_line including all)`

const Body = z.looseObject({ category: z.string().optional(), page: z.number().optional(), variantId: z.string().optional() })
const Query = z.looseObject({ slug: z.string().optional(), cart: z.string().optional() })
let last = ''

app.post('/api/v1/user/getProducts', async ({ body }, reply) => {
  const { category, page = 1 } = Body.parse(body)
  const { rows } = await pool.query({ name: 'list', text: PRODUCTS, values: [category, (page - 1) * 24] })
  return answer(reply, 'list', rows.length)
})
app.get('/api/v1/user/product-info', async ({ query }, reply) => {
  const { rows } = await pool.query({ name: 'detail', text: DETAIL, values: [Query.parse(query).slug] })
  return answer(reply, 'detail', rows.length)
})
app.get('/api/v1/user/getUserCart', async ({ query }, reply) => {
  const { rows } = await pool.query({ name: 'cart', text: CART, values: [Query.parse(query).cart] })
  return answer(reply, 'cart', rows.length)
})
app.post('/api/v1/user/addToCart', async ({ body }, reply) => {
  const { variantId = '' } = Body.parse(body)
  last = variantId
  const id = randomUUID()
  await inTransaction(async (client) => {
    await client.query({ name: 'new cart', text: NEW_CART, values: [id, id] })
    await client.query({ name: 'line', text: LINE, values: [randomUUID(), id, variantId] })
  })
  return answer(reply, 'add to cart', 1)
})
app.post('/api/v1/user/createOrder', async (_request, reply) => {
  const [id, variantId] = [randomUUID(), last]
  await inTransaction(async (client) => {
    await client.query({ name: 'stock', text: STOCK, values: [variantId] })
    await client.query({ name: 'order', text: ORDER, values: [id] })
    await client.query({ name: 'order line', text: ORDER_LINE, values: [randomUUID(), id, variantId] })
  })
  return answer(reply, 'order', 1)
})

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>) {
  const client = await pool.connect()
  await client.query('begin')
  await work(client)
  await client.query('commit')
  client.release()
}

await pool.query(TABLES)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('SIGTERM', end)
// The benchmark itself has failed.
process.on('disconnect', end)

async function end() {
  await app.close()
  await pool.end()
  process.exit(0)
}
process.send?.({ url })
