import Fastify from 'fastify'
import pg from 'pg'
import * as z from 'zod'

/** The least that could answer: bare Fastify, one prepared statement on the same tables, and an answer of the same size. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const app = Fastify()
const Asked = z.object({ chipNumber: z.string() })

const text = 'select pet.id, pet.name, pet.status from chip join pet on pet.id = chip.pet_id where chip.number = $1'
const filler = 'x'.repeat(1037)

app.post('/api/v1/user/get-chip-info', async (request, reply) => {
  const { chipNumber } = Asked.parse(request.body)
  const { rows } = await pool.query({ name: 'pet-by-chip', text, values: [chipNumber] })
  const data = { result: rows.length > 0 ? 'registeredHere' : 'unknown', number: chipNumber, filler }
  return reply.type('application/json; charset=utf-8').send(JSON.stringify({ statusCode: 200, message: 'Looked up', data }))
})

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
