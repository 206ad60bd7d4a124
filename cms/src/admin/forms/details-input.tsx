import { useField } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { useCurrency } from './currency';
import { type Detail, detailsOf } from './details';
import { type InputProps, Labelled } from './labelled';

const Box = styled.div`
  max-height: 40rem;
  overflow: auto;
  padding: 1.2rem 1.6rem;
  font-size: 1.4rem;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};
  background: ${({ theme }) => theme.colors.neutral100};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};

  ul ul {
    margin: 0.2rem 0 0.6rem 1.6rem;
  }
`;

const Label = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
`;

/** What a field of JSON holds, for reading: nothing of it is written in the panel. */
export function DetailsInput(props: InputProps) {
  const { value } = useField(props.name);
  const details = detailsOf(props.name, value, useCurrency());
  return (
    <Labelled {...props} required={false}>
      {/* It scrolls when it is long, for which the keyboard has to reach it. */}
      <Box role="group" aria-label={props.label} tabIndex={0}>
        {details.length === 0 ? '–' : <Lines details={details} />}
      </Box>
    </Labelled>
  );
}

function Lines({ details }: { details: Detail[] }) {
  return (
    <ul>
      {details.map(({ label, text, details: below }, index) => (
        <li key={index}>
          {label !== null && <Label>{label}: </Label>}
          {text}
          {below.length > 0 && <Lines details={below} />}
        </li>
      ))}
    </ul>
  );
}
