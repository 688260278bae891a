import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkAnswers } from '../bench/lookup/check.ts'

function bench(...given: string[]): Promise<{ code: number; printed: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [path.join(import.meta.dirname, '../bench/run.ts'), ...given], (error, printed, complaint) =>
      done({ code: Number(error?.code ?? 0), printed: printed + complaint }),
    )
  })
}

test('npm run bench lists what there is, and refuses what there is not', async () => {
  expect(await bench()).toEqual({ code: 0, printed: expect.stringMatching(/^lookup {2}.+\nshop {2}.+\npages {2}.+\n$/) })
  expect(await bench('nothing')).toEqual({ code: 1, printed: expect.stringContaining('There is no benchmark nothing. There are:') })
})

test('the lookup benchmark fills a register, asks it and the ceiling, and is answered rightly', { timeout: 60_000 }, async () => {
  expect(await bench('lookup', '--smoke')).toEqual({ code: 0, printed: expect.stringContaining('Every answer was right') })
})

test('the shop’s benchmark fills a shop, sells from it beside the ceiling, and is answered rightly', { timeout: 60_000 }, async () => {
  expect(await bench('shop', '--smoke')).toEqual({ code: 0, printed: expect.stringContaining('Every answer was right') })
})

test('a benchmark that is answered wrongly measures nothing', async () => {
  const server = createServer((_request, response) =>
    response.end('{"statusCode":200,"data":{"result":"unknown","number":"985000000000001"}}'),
  )
  const url = await new Promise<string>((listens) => {
    server.listen(0, '127.0.0.1', () => listens(`http://127.0.0.1:${Object(server.address()).port}`))
  })
  const wrong = { name: 'register', url, stop: async () => void server.close() }
  await expect(checkAnswers([wrong], 100)).rejects.toThrow(
    'register says that 985000000000001 is unknown; 985000000000001 is registeredHere',
  )
  await wrong.stop()
})
