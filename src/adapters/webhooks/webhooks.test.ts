import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mayReceive, postWebhook } from './webhooks.ts'

test.each([
  ['https://partner.example/hook', true],
  ['https://8.8.8.8/hook', true],
  ['http://partner.example/hook', false],
  ['https://localhost/hook', false],
  ['https://db.internal/hook', false],
  ['https://127.0.0.1/hook', false],
  ['https://2130706433/hook', false],
  ['https://10.1.2.3/hook', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://192.168.0.1/hook', false],
  ['https://[::1]/hook', false],
  ['https://[::ffff:10.0.0.1]/hook', false],
  ['https://[fd00::1]/hook', false],
  ['https://[fec0::1]/hook', false],
  ['https://[64:ff9b:1::a00:1]/hook', false],
  ['https://[2002:a00:1::]/hook', false],
  ['https://user:secret@partner.example/hook', false],
  ['ftp://partner.example/hook', false],
  ['hook', false],
])('%s receives webhooks: %s', (url, may) => {
  expect(mayReceive(url, { development: false })).toBe(may)
})

test('in development a server on this machine receives them, too', () => {
  expect(mayReceive('http://127.0.0.1:4000/hook', { development: true })).toBe(true)
  expect(mayReceive('ftp://127.0.0.1/hook', { development: true })).toBe(false)
})

test('a name that leads to this machine is not connected to', async () => {
  const sent = { headers: {}, body: '{}', development: false }
  expect(await postWebhook({ ...sent, url: 'https://127.0.0.1/hook' })).toBe('refused')
  expect(await postWebhook({ ...sent, url: 'https://localhost.localdomain/hook' })).toBe('unreachable')
})

test('a server that answers with another protocol has not answered, and nobody waits for it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'))
  })
  const port = await new Promise<number>((done) => server.listen(0, '127.0.0.1', () => done(Number(Object(server.address()).port))))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${port}/`
  expect(await postWebhook({ headers: {}, body: '{}', development: true, url })).toBe('unreachable')
})
