import { answerOutside } from '#platform/server/answer.ts'
import { captchaChallenge } from '../contract.ts'

export default answerOutside(captchaChallenge, async ({ needs, now }) => {
  const challenge = await needs.captcha.challenge(now)
  return { kind: challenge ? ('altcha' as const) : ('widget' as const), challenge }
})
