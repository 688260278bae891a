import { paths } from '#src/paths.ts'
import { ButtonLink, DocumentLink } from '#ui/ActionButton.tsx'
import { Page } from '#ui/Page.tsx'
import { ListedAnimals } from '../parts/list/ListedAnimals.tsx'

/** Every animal that’s looked for or was found. */
export default function LostFoundPage() {
  return (
    <Page
      title="Lost and found animals"
      lead="Reports by keepers and finders. Places on the map are close but never exact, and we don’t show anyone’s details."
      actions={
        <>
          <ButtonLink weight="urgent" to={paths.reportLost()}>
            Report your pet lost
          </ButtonLink>
          <DocumentLink weight="plain" href={paths.reportFound}>
            Report an animal you’ve found
          </DocumentLink>
        </>
      }
    >
      <ListedAnimals />
    </Page>
  )
}
