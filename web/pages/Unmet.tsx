import { failed } from '../lib/errors.ts'
import { learnWhoIAm, unmet } from '../lib/me.ts'
import { PageSkeleton } from '../lib/Skeleton.tsx'
import { Failure } from './Failure.tsx'

/** For a page about the person on this device, until it is known who that is: nothing, or why it cannot be known. */
export function Unmet() {
  if (unmet.value === undefined) return <PageSkeleton />
  return <Failure error={unmet.value} again={() => void learnWhoIAm().catch(failed)} />
}
