import { expect, test } from 'vitest'
import { whyNoCamera } from './camera.ts'

const named = (name: string) => Object.assign(new Error('no'), { name })

test.each(['NotAllowedError', 'NotFoundError', 'NotReadableError', 'SecurityError', 'Whatever'])(
  'whatever stops the camera (%s), the person learns that a photo or typing works too',
  (name) => {
    expect(whyNoCamera(named(name))).toContain('Choose a photo of the label instead, or type the number.')
  },
)

test('a camera that was not allowed is told apart from one that is not there', () => {
  expect(whyNoCamera(named('NotAllowedError'))).toContain('Allow it for this site')
  expect(whyNoCamera(named('NotFoundError'))).toContain('couldn’t find a camera on this device')
})
