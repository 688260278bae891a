import { answerOutside } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import { captchaChallenge } from '../contract.ts'
import { DAY, effortOf } from '../effort.ts'

export default answerOutside(captchaChallenge, async ({ needs, now, address }) => {
  const { count } = needs.limiter.hit(`puzzles/${networkOf(address)}`, DAY, now)
  const challenge = await needs.captcha.challenge(now, effortOf(count))
  return { kind: challenge ? ('altcha' as const) : ('widget' as const), challenge }
})
