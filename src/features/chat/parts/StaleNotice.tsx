import { Notice } from '#ui/Notice.tsx'

/** What was written since the register was last reached is not here yet. */
export const StaleNotice = () => (
  <Notice kind="warning" title="Newer messages may be missing" live>
    We couldn’t reach the register just now. We’ll keep trying.
  </Notice>
)
