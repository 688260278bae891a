import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getWheel } from '../contract.ts'
import { FairDraw } from '../parts/FairDraw.tsx'
import { Odds } from '../parts/Odds.tsx'
import { Rules } from '../parts/Rules.tsx'
import { SpinPanel } from '../parts/SpinPanel.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await callFrom(context, getWheel, {})),
})

const description = 'One free spin for everyone with an account. Nothing to buy; the odds are on the page, and anyone can check the draw.'

export const meta = () => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Spin the wheel on ${site.name}` },
  { property: 'og:description', content: description },
]

/** The landing page of a campaign: the wheel of prizes, its odds and terms, and how to join. */
export default function WheelPage() {
  const { campaign, promoter } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Spin the wheel, and win something for your pet"
      lead="One free spin for everyone with an account. There’s nothing to buy, and you see straight away what you’ve won."
      eyebrow={campaign?.name}
    >
      {campaign ? (
        <>
          <Columns min="20rem" gap="lg" align="start">
            <Rows>
              <SpinPanel campaign={campaign} />
            </Rows>
            <Odds items={campaign.items} />
          </Columns>
          <FairDraw campaign={campaign} />
          <Rules campaign={campaign} promoter={promoter} />
        </>
      ) : (
        <Panel look="raised">
          <EmptyState
            art={<CelebrationArt />}
            title="No competition at the moment"
            action={<ButtonLink to={paths.register}>Create an account</ButtonLink>}
          >
            When the next one opens, the wheel will be here. With an account you’ll be ready to spin it.
          </EmptyState>
        </Panel>
      )}
    </Page>
  )
}
