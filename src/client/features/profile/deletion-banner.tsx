import { Container } from '@mantine/core'
import { KeepAccount } from './keep-account.tsx'
import classes from './profile.module.css'

/** Shown on every page while the user's account is due for deletion. */
export default function DeletionBanner({ deletionDueAt }: { deletionDueAt: string }) {
  return (
    <div role="status" className={classes.banner}>
      <Container className={classes.bannerRow}>
        <KeepAccount deletionDueAt={deletionDueAt} />
      </Container>
    </div>
  )
}
