import type { ComponentProps } from 'react'
import { Figures } from './Figures.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LawInShort } from './LawInShort.tsx'
import { OtherDatabases } from './OtherDatabases.tsx'
import { Promises } from './Promises.tsx'
import { Questions } from './Questions.tsx'
import { SignedAnswers } from './SignedAnswers.tsx'

type ReasonsProps = ComponentProps<typeof Figures> & ComponentProps<typeof OtherDatabases>

/** Why to trust this register, and what people ask. */
export function Reasons({ figures, databases }: ReasonsProps) {
  return (
    <>
      <Figures figures={figures} />
      <HowItWorks />
      <Promises price={figures?.registrationCosts ?? null} />
      <LawInShort />
      <SignedAnswers />
      <OtherDatabases databases={databases} />
      <Questions />
    </>
  )
}
