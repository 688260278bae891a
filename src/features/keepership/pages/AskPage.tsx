import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#src/paths.ts'
import { WithAside } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { AfterAsking, type AskedJustNow } from '../parts/ask/AfterAsking.tsx'
import { AskForm } from '../parts/ask/AskForm.tsx'
import { WhatHappens } from '../parts/ask/WhatHappens.tsx'

const crumbs = [
  { label: 'Dashboard', to: paths.customerDashboard },
  { label: 'Requests', to: paths.requests },
]

/** I have an animal that is registered to somebody else: I ask to be written down as its keeper. */
export default function AskPage() {
  const [params] = useSearchParams()
  const [asked, setAsked] = useState<AskedJustNow>()
  if (asked) return <AfterAsking asked={asked} crumbs={crumbs} />
  return (
    <Page
      title="Ask to be the keeper"
      lead="For an animal that lives with you but is registered here to someone else. We’ll ask the keeper without telling either of you who the other is."
      crumbs={crumbs}
    >
      <WithAside aside={<WhatHappens />}>
        <AskForm chip={params.get('chip') ?? ''} onAsked={setAsked} />
      </WithAside>
    </Page>
  )
}
