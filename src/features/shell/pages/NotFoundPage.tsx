import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { NotFoundArt } from '#ui/art/spots/NotFoundArt.tsx'
import { Box } from '#ui/Box.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { TextField } from '#ui/TextField.tsx'

/** What stands at an address where there is nothing. Whoever came to find an animal's home can do so here, also without scripts. */
export function NotFoundPage() {
  return (
    <Page title="We can’t find this page" lead="The address might be wrong, or the page might have moved." width="narrow">
      <meta name="robots" content="noindex" />
      <NotFoundArt />
      <Panel
        title="Have you found a pet?"
        lead="Look up its microchip. We’ll tell you straight away where it’s registered and how to reach its keeper."
      >
        <form action={paths.home} method="get">
          <Box mb="1rem">
            <TextField name="chip" label="Microchip number" inputMode="numeric" autoComplete="off" />
          </Box>
          <ActionButton type="submit">Look up this chip</ActionButton>
        </form>
      </Panel>
      <p>
        You can also go to the <a href={paths.home}>home page</a>, or call us on <a href={site.phoneLink}>{site.phone}</a>.
      </p>
    </Page>
  )
}
