import { FirstSteps } from '#features/accounts/kit/FirstSteps.tsx'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows, WithAside } from '#ui/Columns.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { getTailTagSettings } from '../contract.ts'
import { tagPanels } from '../kit/points.ts'
import { NoTags } from '../parts/NoTags.tsx'
import { Scans } from '../parts/Scans.tsx'
import { TagPanel } from '../parts/TagPanel.tsx'

/** For who came with a tag: the tags, where they were scanned, and the microchip that is not on the register yet. */
export default function TtCustomerDashboard() {
  const query = useCall(getTailTagSettings, {})
  return (
    <Page
      title="Your tags"
      lead="Anyone who scans a tag can reach you, and sees only what you choose. That’s free for ever."
      actions={
        <ButtonLink weight="plain" to={paths.activateTag()}>
          Activate a tag
        </ButtonLink>
      }
    >
      <Loaded what="your tags" query={query} shape="cards" count={2}>
        {({ tags, hasPlus }) => (
          <WithAside
            aside={
              <>
                <AddChip tags={tags} />
                <Extended point={tagPanels} props={{}} />
              </>
            }
          >
            <Rows>
              {tags.every(({ card }) => card) && <FirstSteps type="TT-Customer" />}
              {tags.length === 0 ? <NoTags /> : <Scans />}
              {tags.map((tag) => (
                <TagPanel key={tag.id} tag={tag} hasPlus={hasPlus} />
              ))}
            </Rows>
          </WithAside>
        )}
      </Loaded>
    </Page>
  )
}

/** A collar can come off; a chip can’t. */
function AddChip({ tags }: { tags: readonly { card: { name: string } | null }[] }) {
  const names = tags.flatMap(({ card }) => card?.name ?? [])
  if (names.length === 0) return null
  return (
    <Panel title="Add the microchip" footer={<ButtonLink to={paths.addPet}>Register the chip</ButtonLink>}>
      <Box component="p" m={0}>
        A collar can come off, and a chip can’t. If {names[0]} has a microchip, register it too, then move the tag to the registered pet.
      </Box>
    </Panel>
  )
}
