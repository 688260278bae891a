import * as z from 'zod'
import { askJson } from '#adapters/http/http.ts'
import type { Captcha } from './captcha.ts'

interface Config {
  /** `https://challenges.cloudflare.com/turnstile/v0/siteverify` or another of that form. */
  url: string
  secret: string
  timeoutMs?: number
}

/**
 * A hosted check with the `siteverify` form that Turnstile, reCAPTCHA and hCaptcha share: form POST of `secret` and `response`, answered
 * `{success, 'error-codes'}`. The vendor makes each solution single use and answers `timeout-or-duplicate` to the second. While the vendor
 * is away nobody passes: the sentence says to try again.
 */
export function siteverify({ url, secret, timeoutMs = 5_000 }: Config): Captcha {
  return {
    challenge: async () => null,

    async verify(solution) {
      if (!solution) return 'Tick “I’m a person”'

      const body = new URLSearchParams({ secret, response: solution })
      const verdict = await askJson(Verdict, url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
      if (!verdict) return 'We couldn’t check that you’re a person. Try again in a minute'
      if (verdict.success) return true
      if (verdict['error-codes'].includes('timeout-or-duplicate'))
        return 'That check is too old or has already been used. Tick the box again'
      return 'Tick “I’m a person”'
    },
  }
}

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })
