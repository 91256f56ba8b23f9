import { paths } from '../../core/paths.ts'
import { RequireLogin } from '../../core/ui/require-login.tsx'
import ProfilePage from './profile.page.tsx'

export default function MyProfilePage() {
  return (
    <RequireLogin redirect={paths.myProfile.href()}>
      <ProfilePage />
    </RequireLogin>
  )
}
