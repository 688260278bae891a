import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsV4Signer } from 'aws4fetch'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Asked, fakeVendor } from '#adapters/http/fake.ts'
import { diskFiles } from './disk.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3.ts'

const KEY = 'pets/0199a1f2-0000-7000-8000-000000000001.webp'
const bytes = Uint8Array.from([0, 255, 13, 10, 128])
const account = { bucket: 'homeward', region: 'eu-west-2', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 's3cret' }

describe.each<[string, () => Promise<Files>]>([
  ['on the disk', async () => diskFiles(await folder())],
  ['in a bucket', async () => s3Files({ endpoint: (await bucket()).url, ...account })],
])('a file %s', (_, place) => {
  test('comes back byte for byte, with its type', async () => {
    const files = await place()
    await files.put(KEY, bytes, 'image/webp')
    const kept = await files.get(KEY)
    expect(kept && { ...kept, bytes: [...kept.bytes] }).toEqual({ bytes: [...bytes], type: 'image/webp', size: 5 })
  })

  test('is replaced by a later one under the same key', async () => {
    const files = await place()
    await files.put(KEY, bytes, 'image/webp')
    await files.put(KEY, Uint8Array.from([1]), 'application/pdf')
    expect(await files.get(KEY)).toMatchObject({ type: 'application/pdf', size: 1 })
  })

  test('that is removed is gone, and may be removed again', async () => {
    const files = await place()
    await files.put(KEY, bytes, 'image/webp')
    await files.remove(KEY)
    await files.remove(KEY)
    expect(await files.get(KEY)).toBeNull()
  })

  test('that was never put is not there', async () => {
    expect(await (await place()).get('pets/nobody.webp')).toBeNull()
  })

  test.each([
    '',
    '/',
    '../secret',
    'pets/../../secret',
    '/etc/passwd',
    'pets//a',
    'a/',
    '.env',
    'a.b/c',
    'a.tar.gz',
    'a~type',
    'A',
    'a\0',
    'a\n',
    'é',
    'a%2f',
    'a'.repeat(201),
  ])('cannot be kept, read or removed under %j', async (key) => {
    const files = await place()
    await expect(files.put(key, bytes, 'image/webp')).rejects.toThrow('A file can’t be stored under the key')
    await expect(files.get(key)).rejects.toThrow('A file can’t be stored under the key')
    await expect(files.remove(key)).rejects.toThrow('A file can’t be stored under the key')
  })
})

describe('on the disk', () => {
  test('a file is an ordinary file that other tools can read', async () => {
    const home = await folder()
    await diskFiles(home).put(KEY, bytes, 'image/webp')
    expect([...(await readFile(join(home, KEY)))]).toEqual([...bytes])
  })

  test('a file that is removed leaves nothing behind', async () => {
    const home = await folder()
    const files = diskFiles(home)
    await files.put('one', bytes, 'image/webp')
    await files.remove('one')
    expect(await readdir(home)).toEqual([])
  })

  test('a write that fails leaves nothing half written', async () => {
    const home = await folder()
    const files = diskFiles(home)
    await files.put('pets/one', bytes, 'image/webp')
    await expect(files.put('pets', bytes, 'image/webp')).rejects.toThrow('EISDIR')
    expect(await readdir(home)).toEqual(['pets', 'pets~type'])
  })

  test('ten at once under one key leave one whole file', async () => {
    const files = diskFiles(await folder())
    await Promise.all(Array.from({ length: 10 }, (_, n) => files.put(KEY, new Uint8Array(100_000).fill(n), 'image/webp')))
    const kept = await files.get(KEY)
    expect(kept?.size).toBe(100_000)
    expect(new Set(kept?.bytes)).toHaveProperty('size', 1)
  })
})

describe('in a bucket', () => {
  test('a request that another secret signed is refused', async () => {
    const { url } = await bucket()
    const stranger = s3Files({ endpoint: url, ...account, secretAccessKey: 'another' })
    await expect(stranger.put(KEY, bytes, 'image/webp')).rejects.toThrow('The file store answered 403')
    await expect(stranger.get(KEY)).rejects.toThrow('The file store answered 403')
    await expect(stranger.remove(KEY)).rejects.toThrow('The file store answered 403')
  })

  test('a store that never answers is given up', async () => {
    const { url } = await fakeVendor(() => 'never')
    await expect(s3Files({ endpoint: url, ...account, timeoutMs: 30 }).get(KEY)).rejects.toThrow('aborted due to timeout')
  })
})

async function folder() {
  const made = await mkdtemp(join(tmpdir(), 'homeward-files-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

/** A store that speaks the part of S3 that is used, and checks every signature and every body as S3 does. */
async function bucket() {
  const kept = new Map<string, Asked>()
  return fakeVendor(async (asked) => {
    if (!(await rightlySigned(asked))) return { status: 403 }
    if (asked.method === 'PUT') kept.set(asked.path, asked)
    if (asked.method === 'DELETE') return { status: kept.delete(asked.path) ? 204 : 404 }
    const found = kept.get(asked.path)
    return found ? { body: found.body, type: found.headers['content-type'] ?? '' } : { status: 404 }
  })
}

async function rightlySigned({ method, path, headers, body }: Asked) {
  const hash = String(headers['x-amz-content-sha256'])
  const url = `http://${headers.host}${path}`
  const datetime = String(headers['x-amz-date'])
  const signer = new AwsV4Signer({ method, url, headers: { 'x-amz-content-sha256': hash }, datetime, service: 's3', ...account })
  const wholeBody = method !== 'PUT' || hash === createHash('sha256').update(body).digest('hex')
  return wholeBody && (await signer.authHeader()) === headers.authorization
}
