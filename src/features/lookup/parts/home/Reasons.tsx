import type { ComponentProps } from 'react'
import { Figures } from './Figures.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LatestNews } from './LatestNews.tsx'
import { LawInShort } from './LawInShort.tsx'
import { OtherDatabases } from './OtherDatabases.tsx'
import { Promises } from './Promises.tsx'
import { Questions } from './Questions.tsx'
import { SignedAnswers } from './SignedAnswers.tsx'

type ReasonsProps = ComponentProps<typeof Figures> &
  ComponentProps<typeof OtherDatabases> &
  ComponentProps<typeof Promises> &
  ComponentProps<typeof LatestNews>

/** Why to trust this register, and what people ask. */
export function Reasons({ figures, price, databases, news }: ReasonsProps) {
  return (
    <>
      <Figures figures={figures} />
      <HowItWorks />
      <Promises price={price} />
      <LawInShort />
      <SignedAnswers />
      <OtherDatabases databases={databases} />
      <LatestNews news={news} />
      <Questions />
    </>
  )
}
