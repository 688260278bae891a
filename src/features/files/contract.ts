import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id } from '#platform/contract/shapes.ts'

export const uploadFile = call('uploadFile', {
  method: 'POST',
  summary: 'Upload a picture (we remove where it was taken) or a PDF, up to 10 MiB.',
  who: 'signed-in',
  input: z.strictObject({ purpose: z.enum(['petPhoto', 'evidence']).default('petPhoto') }),
  output: z.object({ fileId: Id, url: z.string(), size: z.int(), type: z.string() }),
  says: 'File saved',
  refuses: {
    unusable: [415, 'Choose a JPEG, PNG or WebP picture, or a PDF'],
    cannotKeep: [503, 'We can’t take files at the moment. Try again in a few minutes.'],
    allowanceUsed: [409, 'You’ve stored as many files as an account can hold. Contact us if you need more room.'],
    tooLarge: [413, 'The file is larger than 10 MB. Choose a smaller one.'],
  },
  takes: 'file',
  limit: { times: 60, seconds: 3600 },
})

export const uploadFoundPhoto = call('uploadFoundPhoto', {
  method: 'POST',
  summary: 'Upload a photo of an animal you’ve found or seen (we remove where it was taken), up to 10 MiB. You don’t need an account.',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.object({ fileId: Id, url: z.string(), size: z.int(), type: z.string() }),
  says: 'Photo saved',
  refuses: {
    unusable: [415, 'Choose a JPEG, PNG or WebP picture'],
    cannotKeep: [503, 'We can’t take photos at the moment. Send the report without one.'],
    tooLarge: [413, 'The photo is larger than 10 MB. Choose a smaller one.'],
  },
  takes: 'file',
  limit: { times: 10, seconds: 3600 },
})
