import { handlerOutsideTransaction } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import { captchaChallenge } from '../contract.ts'
import { DAY, effortOf } from '../effort.ts'

export default handlerOutsideTransaction(captchaChallenge, async ({ services, now, address }) => {
  const { count } = services.limiter.hit(`puzzles/${networkOf(address)}`, DAY, now)
  const challenge = await services.captcha.challenge(now, effortOf(count))
  return { kind: challenge ? ('altcha' as const) : ('widget' as const), challenge }
})
