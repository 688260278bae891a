import * as z from 'zod'
import type { OtherCertificate } from '#features/pets/points.ts'
import { paths } from '#src/paths.ts'
import { kindsIn } from '../policy.ts'
import { Addition } from '../shapes.ts'
import { implanterCertificate } from './pdf.ts'

/** The certificate of its holder, as a document. */
export const implanterDocument: OtherCertificate = {
  kind: 'implanter',
  make: async ({ db, services, now }, { id, accountId }) => {
    const held = await db
      .selectFrom('implanterCertificate')
      .selectAll()
      .where('id', '=', id)
      .where('holderId', '=', accountId)
      .executeTakeFirst()
    if (!held) return null
    const site = services.config.publicUrl
    const facts = {
      ...held,
      holder: held.holderName ?? '',
      species: kindsIn(held.species),
      assessor: held.assessorName,
      additions: z.array(Addition).parse(held.additions),
    }
    const bytes = await implanterCertificate(facts, {
      madeAt: now,
      link: site + paths.verify(held.code),
      proofLink: site + paths.verify(held.proof),
    })
    return { bytes, type: 'application/pdf', name: `Certificate ${held.number}.pdf` }
  },
}
