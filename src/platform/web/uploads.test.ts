import { expect, test } from 'vitest'
import { countUpload, isUploading, uploadsArrived } from './uploads.ts'

test('a form waits for every file that is on its way, also one that was chosen meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()]
  void countUpload(first.promise)
  const arrived = uploadsArrived()
  void countUpload(second.promise)
  first.resolve(true)
  await first.promise
  expect(isUploading()).toBe(true)
  second.resolve(true)
  expect(await arrived).toBe(true)
  expect(isUploading()).toBe(false)
})

test('a file that doesn’t arrive is said, and nobody waits for it afterwards', async () => {
  const file = Promise.withResolvers<boolean>()
  void countUpload(file.promise)
  const arrived = uploadsArrived()
  file.resolve(false)
  expect(await arrived).toBe(false)
  expect(await uploadsArrived()).toBe(true)
})
