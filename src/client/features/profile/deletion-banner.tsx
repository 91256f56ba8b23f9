import { Container } from '@mantine/core'
import { KeepAccount } from './keep-account.tsx'
import classes from './profile.module.css'

/** On every page, for whoever logs in while their account waits to be erased. */
export default function DeletionBanner({ deletionDueAt }: { deletionDueAt: string }) {
  return (
    <div role="status" className={classes.banner}>
      <Container className={classes.bannerRow}>
        <KeepAccount deletionDueAt={deletionDueAt} />
      </Container>
    </div>
  )
}
