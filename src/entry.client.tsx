import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import * as z from 'zod'
import { speakPlainly } from '#platform/contract/words.ts'

z.config({ jitless: true }) // Faster parsers are made with eval, which the content security policy forbids.
speakPlainly()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
