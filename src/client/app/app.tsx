import { Providers } from './providers.tsx'
import { Routes } from './routes.tsx'

export const App = () => (
  <Providers>
    <Routes />
  </Providers>
)
