import type { GuestsPlan } from '../business-plan';

/** Who eats at the Cantina, and what they say. */
export const CANTINA_GUESTS: GuestsPlan = {
  names:
    'Ana,Bruno,Camila,Diego,Eduarda,Felipe,Gabriela,Henrique,Isabela,João,Karina,Lucas,Mariana,Natália,Otávio,Patrícia,Rafael,Sofia,Thiago,Vanessa,Beatriz,Caio,Daniela,Enzo,Fernanda,Gustavo,Helena,Igor,Júlia,Leandro,Marcos,Nicole,Pedro,Renata,Samuel,Tatiana,Vinícius,Letícia,Rodrigo,Aline'.split(
      ',',
    ),
  surnames:
    'Almeida,Barbosa,Cardoso,Castro,Costa,Dias,Duarte,Fernandes,Ferreira,Freitas,Gomes,Gonçalves,Lima,Lopes,Machado,Martins,Melo,Mendes,Monteiro,Moreira,Nascimento,Nogueira,Oliveira,Pereira,Pinto,Ramos,Ribeiro,Rocha,Rodrigues,Santana,Santos,Silva,Siqueira,Souza,Teixeira,Vieira,Takahashi,Rossi,Cavalcanti,Azevedo'.split(
      ',',
    ),
  complements: [
    'Apto 12',
    'Apto 34',
    'Apto 51',
    'Apto 108',
    'Apto 72 B',
    'Casa 2',
    'Sala 403',
    'Bloco C, apto 61',
    'Fundos',
  ],
  orderNotes: [
    'Interfone quebrado, pode ligar que eu desço.',
    'Deixar com o porteiro, por favor.',
    'Não precisa de talheres.',
    'Favor mandar guardanapos a mais.',
    'É aniversário: pode escrever "parabéns" na caixa?',
    'Entregar na portaria da Rua de trás.',
    'Sem pressa, obrigado!',
  ],
  itemNotes: [
    'Sem cebola',
    'Sem azeitona',
    'Bem assada',
    'Massa fina',
    'Pouco sal',
    'Cortar em pedaços pequenos',
    'Sem gelo',
    'Molho à parte',
  ],
  rejections: [
    ['ITEM_UNAVAILABLE', null],
    ['RUSH_HOUR', null],
    ['NO_COURIER', null],
    ['OTHER', 'Forno em manutenção até as 20h'],
  ],
  notMet: ['Cliente não atendeu ao interfone nem ao telefone', 'Endereço não encontrado'],
};
