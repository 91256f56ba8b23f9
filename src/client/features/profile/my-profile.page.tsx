import { paths } from '#client/platform/paths/paths.ts'
import { RequireLogin } from '#client/ui/require-login.tsx'
import ProfilePage from './profile.page.tsx'

export default function MyProfilePage() {
  return (
    <RequireLogin redirect={paths.myProfile.href()}>
      <ProfilePage />
    </RequireLogin>
  )
}
