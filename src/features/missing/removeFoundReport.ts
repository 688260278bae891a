import type { LawTools } from '#platform/law/tools.ts'
import { foundReportLife } from './lifecycle.ts'
import { foundReportById } from './queries.ts'

/** FOUND-8: takes a report off the list and its photo with it. False where there is none. */
export async function removeFoundReport({ db, transition }: LawTools, reportId: string): Promise<boolean> {
  const report = await foundReportById(db, reportId)
  if (!report) return false
  await transition(foundReportLife, 'remove', reportId, 'Staff')
  await db.updateTable('foundReport').set({ photoId: null }).where('id', '=', reportId).execute()
  return true
}
