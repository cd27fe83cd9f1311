import { useLocation, useNavigate } from 'react-router'
import { type Filters, readFilters, writeFilters } from './filters.ts'

/** The filters in the address and how to change them; changes replace the history entry. */
export function useFilters(): [filters: Filters, choose: (filters: Filters) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const search = new URLSearchParams(location.search)
  const choose = (filters: Filters) => {
    const text = String(writeFilters(search, filters))
    // The same navigation closes the overlay.
    void navigate({ pathname: location.pathname, search: text && `?${text}` }, { replace: true, preventScrollReset: true })
  }
  return [readFilters(search), choose]
}
